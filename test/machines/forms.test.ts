import { createActor } from 'xstate';
import { reviewFormMachine } from '../../machines/reviewForm.machine';

test('[S5] does not validate a rejected form’s other fields while typing', () => {
  const actor = createActor(reviewFormMachine).start();
  actor.send({ type: 'form.opened' });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'field.changed', field: 'email', value: 'd' });
  const fields = actor.getSnapshot().context.errors.map(({ field }) => field);
  expect(fields).toEqual(['name', 'company', 'service', 'rating', 'review']);
});
