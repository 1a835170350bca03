import { createActor } from 'xstate';
import type { FormEvent } from '../../machines/createFormMachine';
import type { reviewFields } from '../../machines/formRules';
import { reviewFormMachine } from '../../machines/reviewForm.machine';

test('[S5] does not validate a rejected form’s other fields while typing', () => {
  const actor = createActor(reviewFormMachine).start();
  const email = { type: 'field.changed', field: 'email', value: 'd' } as const;
  const events: readonly FormEvent<typeof reviewFields>[] = [
    { type: 'form.opened' },
    { type: 'form.submitted' },
    email,
  ];
  for (const event of events) actor.send(event);
  const fields = actor.getSnapshot().context.errors.map(({ field }) => field);
  expect(fields).toEqual(['name', 'company', 'service', 'rating', 'review']);
});
