import fc from 'fast-check';
import { contactFormModel } from '../../machines/contactForm.model';
import {
  checkEnquiry,
  checkReview,
  emptyEnquiry,
  emptyReview,
  type FieldChange,
  trimmed,
} from '../../machines/formRules';
import type { Model } from '../../machines/model';
import { reviewFormModel } from '../../machines/reviewForm.model';
import { createHarness } from '../../src/models/machineHarness';
import { createManualClock } from '../../src/models/manualClock';
import type { PendingRequest } from '../../src/models/ports';
import { property, same } from './property';

type Values = Readonly<Record<string, unknown>>;

/** One of the two forms, as far as they differ. */
interface Form {
  readonly model: Model;
  readonly input?: unknown;
  /** What it holds when nothing was typed, and what may be typed into each field. */
  readonly empty: Values;
  readonly typed: Readonly<Record<string, readonly unknown[]>>;
  errorsIn(values: Values): number;
  /** How long it is busy at the most, in ms, and whether it succeeds then. */
  readonly limit: number;
  readonly isSentAtLimit: boolean;
  /** Whether it stands behind a button. */
  readonly isHidden: boolean;
}

const text = ['', ' Dana ', '\u200b', 'x'.repeat(101)];
const email = ['', 'dana@', ' dana@example.com ', 'd@e.fg'];
const enquiry = {
  model: contactFormModel,
  empty: { ...emptyEnquiry },
  typed: {
    name: text,
    email,
    service: ['', 'other'],
    message: ['', 'Tables'],
    terms: [true, false],
  },
  errorsIn: (values: Values) => checkEnquiry(values as typeof emptyEnquiry & Values).length,
  isHidden: false,
} as const;

const forms: Readonly<Record<string, Form>> = {
  'the contact form': { ...enquiry, input: { sends: true }, limit: 10_000, isSentAtLimit: false },
  'the contact form that simulates': {
    ...enquiry,
    input: { sends: false },
    limit: 2000,
    isSentAtLimit: true,
  },
  'the review form': {
    model: reviewFormModel,
    empty: { ...emptyReview },
    typed: {
      name: text,
      company: text,
      service: ['', 'other'],
      rating: [0, 5],
      review: ['', 'Ok'],
      email,
    },
    errorsIn: (values: Values) => checkReview(values as typeof emptyReview & Values).length,
    limit: 10_000,
    isSentAtLimit: false,
    isHidden: true,
  },
};

type Happening =
  | FieldChange<Values>
  | { readonly type: 'form.submitted' | 'form.opened' | 'form.cancelled' }
  /** Every field is filled in as it should be. */
  | { readonly type: 'filled' }
  | { readonly type: 'wait'; readonly ms: number }
  /** What waits is answered, or what was given up already. */
  | { readonly type: 'taken' | 'refused' | 'taken late' | 'refused late' };

/** Source: specification, sections 4, 5, 7; decisions, Forms. */
export const formProperties = Object.entries(forms).map(([name, form]) =>
  property(
    `[S5] ${name} in any order of events: never a second request, no input lost, never busy for ever`,
    fc.array(happeningIn(form), { maxLength: 14 }),
    async (happenings) => {
      const clock = createManualClock(false);
      const asked = new Asked();
      const starts = { starts: '', input: form.input };
      const harness = createHarness(form.model, starts, form.model.machine, {
        clock,
        pendingRequests: asked,
      });
      const expected = new ExpectedForm(form);
      for (const event of happenings) {
        expected.take(event);
        if (event.type === 'wait') clock.increment(event.ms);
        else if (event.type === 'filled') for (const one of filling(form)) harness.send(one);
        else if (event.type.startsWith('form') || event.type === 'field.changed')
          harness.send(event);
        else await asked.answer(event.type);
        const snapshot = harness.actor.getSnapshot();
        const { values } = snapshot.context;
        const outcomes = harness.takeEmitted().filter(({ type }) => type !== 'form.rejected');
        const found = [values, snapshot.hasTag('busy'), asked.size, asked.count];
        const where = `after ${JSON.stringify(event)}`;
        same(where, [...found, outcomes.map(({ type }) => type)], expected.seen());
        for (const { input } of asked) same(`${where}: what is sent`, input, trimmed(values));
      }
      harness.end();
    },
  ),
);

function happeningIn({ typed, isHidden }: Form): fc.Arbitrary<Happening> {
  const change = fc
    .constantFrom(...Object.entries(typed))
    .chain(([field, values]) =>
      fc.constantFrom(...values).map((value) => ({ type: 'field.changed', field, value }) as const),
    );
  const seldom = isHidden ? (['form.cancelled'] as const) : ([] as const);
  return fc.oneof(
    change,
    fc
      .constantFrom(
        ...([
          'filled',
          'form.opened',
          'form.submitted',
          'form.submitted',
          'taken',
          'refused',
        ] as const),
        ...(['taken late', 'refused late'] as const),
        ...seldom,
      )
      .map((type) => ({ type })),
    fc.record({
      type: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 1999, 2000, 5000, 9999, 10_000),
    }),
  );
}

/** What fills the form in, field by field: of each, what was named last but where it is too long. */
function filling({ typed }: Form) {
  const right: Values = { name: 'Dana', company: 'Café', rating: 5, terms: true };
  return Object.entries(typed).map(([field, values]) => ({
    type: 'field.changed',
    field,
    value: right[field] ?? values.at(-1),
  }));
}

/** Requests that wait, with those that were given up and a count of all. */
class Asked extends Set<PendingRequest> {
  count = 0;
  private readonly all: PendingRequest[] = [];

  override add(request: PendingRequest): this {
    this.count += 1;
    this.all.push(request);
    return super.add(request);
  }

  async answer(how: string): Promise<void> {
    const isLate = how.endsWith('late');
    for (const request of isLate ? this.all.filter((one) => !this.has(one)) : [...this]) {
      if (how.startsWith('taken')) request.resolve(undefined);
      else request.reject(new Error('the outside world failed'));
    }
    await new Promise(setImmediate);
  }
}

/** What a form does, as plain as the specification says it. */
class ExpectedForm {
  private values: Values;
  private isShown: boolean;
  /** Since when it is busy, in ms; absent while it is not. */
  private busyFor: number | undefined;
  private requests = 0;
  private outcomes: string[] = [];

  constructor(private readonly form: Form) {
    this.values = form.empty;
    this.isShown = !form.isHidden;
  }

  take(event: Happening): void {
    this.outcomes = [];
    const isBusy = this.busyFor !== undefined;
    if (event.type === 'wait') this.wait(event.ms);
    else if (event.type === 'form.opened') this.isShown = true;
    else if (event.type === 'taken' && isBusy && this.asks) this.end(true);
    else if (event.type === 'refused' && isBusy && this.asks) this.end(false);
    if (isBusy || !this.isShown) return;
    if (event.type === 'field.changed') this.write(event);
    else if (event.type === 'filled') for (const one of filling(this.form)) this.write(one);
    else if (event.type === 'form.cancelled') this.isShown = false;
    else if (event.type === 'form.submitted' && this.form.errorsIn(this.values) === 0) {
      this.busyFor = 0;
      if (this.asks) this.requests += 1;
    }
  }

  seen(): readonly unknown[] {
    const isBusy = this.busyFor !== undefined;
    return [this.values, isBusy, isBusy && this.asks ? 1 : 0, this.requests, this.outcomes];
  }

  /** Whether anything is asked of the outside world. */
  private get asks(): boolean {
    return !this.form.isSentAtLimit;
  }

  private write({ field, value }: { readonly field: string; readonly value: unknown }): void {
    this.values = { ...this.values, [field]: value };
  }

  private wait(milliseconds: number): void {
    if (this.busyFor === undefined) return;
    this.busyFor += milliseconds;
    if (this.busyFor >= this.form.limit) this.end(this.form.isSentAtLimit);
  }

  private end(isSent: boolean): void {
    this.busyFor = undefined;
    this.outcomes.push(isSent ? 'form.sent' : 'form.failed');
    if (!isSent) return;
    this.values = this.form.empty;
    this.isShown = !this.form.isHidden;
  }
}
