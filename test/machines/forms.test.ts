import { createActor } from 'xstate';
import { contactFormMachine } from '../../machines/contactForm.machine';
import type { FormEvent } from '../../machines/createFormMachine';
import { reviewFormMachine } from '../../machines/reviewForm.machine';

const submit = { type: 'form.submitted' } as const;
const email = (value: string) => ({ type: 'field.changed', field: 'email', value }) as const;

test('[S5] validates an inquiry’s rejected field while typing, and no other', () => {
  const actor = createActor(contactFormMachine).start();
  const errorsAfter = (event: FormEvent) => {
    actor.send(event);
    return actor.getSnapshot().context.errors.map(({ field, kind }) => `${field} ${kind}`);
  };
  const others = ['name missing', 'service missing', 'message missing', 'terms missing'];
  errorsAfter(submit);
  expect(errorsAfter(email('d'))).toEqual(['name missing', 'email malformed', ...others.slice(1)]);
  expect(errorsAfter(email('d@e.fg'))).toEqual(others);
  expect(errorsAfter(email('d'))).toEqual(others);
});

test('[S5] does not validate a review’s other fields while typing', () => {
  const actor = createActor(reviewFormMachine).start();
  const events: readonly FormEvent[] = [{ type: 'form.opened' }, submit, email('d')];
  for (const event of events) actor.send(event);
  const fields = actor.getSnapshot().context.errors.map(({ field }) => field);
  expect(fields).toEqual(['name', 'company', 'service', 'rating', 'review']);
});
