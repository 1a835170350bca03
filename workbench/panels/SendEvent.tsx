import { type SubmitEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';
import { type MachineName, models } from '../walks/models';
import { plainText } from '../walks/plainText';
import { eventsOf } from '../walks/strayEvents';

interface Props {
  readonly machine: MachineName;
  readonly actor: AnyActorRef;
}

const schema = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

/** Sends any event with its payload; the events of the model are suggested. */
export function SendEvent({ machine, actor }: Props) {
  const listId = useId();
  const [problem, setProblem] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = v.safeParse(schema, new FormData(event.currentTarget).get('event'));
    setProblem(read.success ? '' : read.issues[0].message);
    if (read.success) actor.send(read.output);
  };
  return (
    <form className="row" onSubmit={send}>
      <label>
        Event to {machine}, as JSON
        <input name="event" list={listId} />
      </label>
      <datalist id={listId}>
        {eventsOf(models[machine]).map((event) => (
          <option key={plainText(event, 0)}>{plainText(event, 0)}</option>
        ))}
      </datalist>
      <button type="submit">Send</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
