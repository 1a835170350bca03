import styled from '@emotion/styled';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import type { BenchProps } from '../bench/bench';
import { type ActorEntry, actorOf } from '../bench/recorder';
import { useStore } from '../bench/store';
import { firstPathOf } from '../player/paths';
import { useMachineName, useSession } from '../session';
import { isMachineName } from '../walks/pathFile';
import { Data, dataSize, mono, moveAmong, plainText, Scroll, Tool } from './controls';
import { Panel } from './Panel';

/** Every running actor below its parent, and the context of the selected machine. */
export function ActorPanel({ bench }: BenchProps) {
  const actors = useStore(bench.recorder.actors).filter(isThere);
  const chosen = actorOf(actors, useMachineName());
  const ids = actors.map(({ id }) => id);
  const roots = actors.filter(({ parent }) => parent === undefined || !ids.includes(parent));
  return (
    <Panel
      heading="Actors"
      explanation="Who runs, below who started it, and in which state. ↑ ↓ move, Enter chooses the machine that all panels show."
    >
      <Scroll onKeyDown={moveAmong}>
        <Branch actors={actors} of={roots} chosen={chosen} />
      </Scroll>
      {chosen && (
        <Scroll>
          <Data aria-label={`Context of ${chosen.name}`}>
            {plainText({ tags: chosen.tags, context: chosen.context })}
          </Data>
        </Scroll>
      )}
    </Panel>
  );
}

interface BranchProps {
  readonly actors: readonly ActorEntry[];
  readonly of: readonly ActorEntry[];
  readonly chosen: ActorEntry | undefined;
}

function Branch({ actors, of, chosen }: BranchProps) {
  const { player } = useSession();
  return (
    <Tree role="list">
      {of.map((actor) => {
        const children = actors.filter(({ parent }) => parent === actor.id);
        const { machine, name, state, status } = actor;
        return (
          <li key={actor.id}>
            {machine && isMachineName(machine) ? (
              <Tool
                aria-current={actor === chosen}
                onClick={() => player.send({ type: 'path.chosen', ...firstPathOf(machine) })}
              >
                {name} <State>{state}</State>
              </Tool>
            ) : (
              <Other>
                {name} <State>{status}</State>
              </Other>
            )}
            {children.length > 0 && <Branch actors={actors} of={children} chosen={chosen} />}
          </li>
        );
      })}
    </Tree>
  );
}

/** Machines until they stop; other actors while they are active. */
function isThere({ machine, status }: ActorEntry): boolean {
  return machine === undefined ? status === 'active' : status !== 'stopped';
}

const Tree = styled.ul({
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  listStyle: 'none',
  '& &': {
    marginInlineStart: space(2),
    paddingInlineStart: space(2),
    marginBlockStart: space(0.5),
    borderInlineStart: `1px solid ${color.line}`,
  },
  button: { border: 0, minBlockSize: space(6.5), paddingBlock: 0 },
});

const State = styled.span({ fontFamily: mono, fontWeight: 400, opacity: 0.8 });

const Other = styled.span({
  paddingInline: space(2.5),
  fontSize: dataSize,
  color: color.inkSoft,
});
