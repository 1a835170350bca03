import { useId, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef } from 'xstate';
import { type MachineName, models } from '../walks/models';
import { plainText } from '../walks/plainText';
import { eventsOf } from '../walks/strayEvents';
import { Tool } from './controls';

interface Props {
  readonly machine: MachineName;
  readonly actor: AnyActorRef;
}

const schema = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

/** Sends any event with its payload; the events of the model are suggested. */
export function SendEvent({ machine, actor }: Props) {
  const listId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = () => {
    const read = v.safeParse(schema, text);
    setProblem(read.success ? '' : read.issues[0].message);
    if (read.success) actor.send(read.output);
  };
  return (
    <div className="row">
      <label>
        Event to {machine}, as JSON
        <input list={listId} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <datalist id={listId}>
        {eventsOf(models[machine]).map((event) => (
          <option key={plainText(event, 0)}>{plainText(event, 0)}</option>
        ))}
      </datalist>
      <Tool onClick={send}>Send</Tool>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
