import { type SubmitEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { stateText } from '../bench/actorEntry';
import type { Model } from '../model/model';
import { useCatalog } from '../page/session';
import { plainText } from '../paths/plainText';
import { eventsOf } from '../paths/strayEvents';

interface Props {
  readonly machine: string;
  readonly actor: AnyActorRef;
}

const schema = v.pipe(v.string(), v.parseJson(), v.looseObject({ type: v.string() }));

/** Sends any event with its payload; the events of the model are suggested. */
export function SendEvent({ machine, actor }: Props) {
  const listId = useId();
  const model = useCatalog().modelOf(machine);
  const [problem, setProblem] = useState('');
  const [note, setNote] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = v.safeParse(schema, new FormData(event.currentTarget).get('event'));
    setProblem(read.success ? '' : `This is no event: ${read.issues[0].message}`);
    setNote(read.success ? answerTo(read.output, model, actor) : '');
    if (read.success) actor.send(read.output);
  };
  return (
    <form className="row" onSubmit={send}>
      <label>
        Event to {machine}, as JSON
        <input name="event" list={listId} />
      </label>
      <datalist id={listId}>
        {eventsOf(model).map((event) => (
          <option key={plainText(event, 0)}>{plainText(event, 0)}</option>
        ))}
      </datalist>
      <button type="submit">Send</button>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{note}</p>
    </form>
  );
}

/** Says that an event will change nothing; empty if it will be handled. */
function answerTo(event: AnyEventObject, { machine }: Model, actor: AnyActorRef): string {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.can(event)) return '';
  const known = machine.events.filter((type) => !type.startsWith('xstate.'));
  if (!known.includes(event.type))
    return `${machine.id} has no event “${event.type}”. It has: ${known.join(', ')}.`;
  return `${machine.id} ignores “${event.type}” in “${stateText(snapshot.value)}”.`;
}
