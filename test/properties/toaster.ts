import fc from 'fast-check';
import { createActor } from 'xstate';
import { type PauseReason, type ToastKind, toasterMachine } from '../../machines/toaster.machine';
import { createManualClock } from '../../src/models/manualClock';
import { property, same } from './property';

type Happening =
  | { readonly type: 'toast.added'; readonly kind: ToastKind }
  | { readonly type: 'toast.dismissed' | 'toast.swiped' }
  | { readonly type: 'region.held' | 'region.released'; readonly reason: PauseReason }
  | { readonly type: 'wait'; readonly ms: number };

const reason = fc.constantFrom<PauseReason>('hover', 'focus', 'window');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    type: fc.constant('toast.added' as const),
    kind: fc.constantFrom<ToastKind>('contactSent', 'reviewFailed', 'bookingScheduled'),
  }),
  fc.record({ type: fc.constantFrom('toast.dismissed', 'toast.swiped') }),
  fc.record({ type: fc.constantFrom('region.held', 'region.released'), reason }),
  fc.record({
    type: fc.constant('wait' as const),
    ms: fc.oneof(
      fc.constantFrom(1, 4999, 5000, 5001, 995_000, 999_999, 1_000_000),
      fc.integer({ min: 0, max: 12_000 }),
    ),
  }),
);

/** Source: specification, section 4; decisions, Toasts. */
export const toasterProperties = [
  property(
    '[S4] toasts in any order of events: never two, none lost, each for its own five seconds',
    fc.tuple(fc.boolean(), fc.array(happening, { maxLength: 14 })),
    ([isWindowFocused, happenings]) => {
      const clock = createManualClock(false);
      const input = { now: () => clock.now(), isWindowFocused };
      const actor = createActor(toasterMachine, { clock, input });
      const announced: ToastKind[] = [];
      actor.on('toast.shown', ({ kind }) => announced.push(kind));
      actor.start();
      const expected = new ExpectedToasts(isWindowFocused);
      for (const event of happenings) {
        expected.take(event);
        if (event.type === 'wait') clock.increment(event.ms);
        else actor.send(event);
        const { visible, queue, dismissed, reasons } = actor.getSnapshot().context;
        const isPaused = visible?.actor.getSnapshot().matches({ visible: 'paused' }) ?? false;
        const found = [
          visible?.kind,
          isPaused,
          queue,
          dismissed.map(({ kind }) => kind),
          announced,
        ];
        same(`after ${JSON.stringify(event)}`, [...found, [...reasons].sort()], expected.seen());
      }
      actor.stop();
    },
  ),
];

/** What the specification says of toasts, as plain as it says it: a list, a clock, and what holds them. */
class ExpectedToasts {
  private now = 0;
  private shown: { readonly kind: ToastKind; left: number } | undefined;
  private queue: ToastKind[] = [];
  private remembered: { readonly kind: ToastKind; readonly until: number }[] = [];
  private readonly announced: ToastKind[] = [];
  private readonly reasons = new Set<PauseReason>();

  constructor(isWindowFocused: boolean) {
    if (!isWindowFocused) this.reasons.add('window');
  }

  take(event: Happening): void {
    if (event.type === 'wait') this.wait(event.ms);
    else if (event.type === 'region.held') this.reasons.add(event.reason);
    else if (event.type === 'region.released') this.reasons.delete(event.reason);
    else if (event.type !== 'toast.added') this.end();
    else {
      this.queue.push(event.kind);
      if (!this.shown) this.showNext();
    }
  }

  seen(): readonly unknown[] {
    const isPaused = this.shown !== undefined && this.reasons.size > 0;
    const remembered = this.remembered.map(({ kind }) => kind);
    const reasons = [...this.reasons].sort();
    return [this.shown?.kind, isPaused, this.queue, remembered, this.announced, reasons];
  }

  private wait(milliseconds: number): void {
    const end = this.now + milliseconds;
    while (this.shown && this.reasons.size === 0 && this.now + this.shown.left <= end) {
      this.now += this.shown.left;
      this.end();
    }
    if (this.shown && this.reasons.size === 0) this.shown.left -= end - this.now;
    this.now = end;
    this.remembered = this.remembered.filter(({ until }) => until > end);
  }

  private end(): void {
    if (!this.shown) return;
    this.remembered.push({ kind: this.shown.kind, until: this.now + 1_000_000 });
    this.shown = undefined;
    this.showNext();
  }

  private showNext(): void {
    const [kind, ...queue] = this.queue;
    this.queue = queue;
    if (kind) {
      this.shown = { kind, left: 5000 };
      this.announced.push(kind);
      return;
    }
    // The element that the pointer or the focus was on is gone.
    this.reasons.delete('hover');
    this.reasons.delete('focus');
  }
}
