import styled from '@emotion/styled';
import { color } from '../../src/tokens/roles';
import { space } from '../../src/tokens/space';
import { useStore } from '../bench/store';
import { firstPathOf } from '../player/paths';
import { useMachineName, useSession } from '../session';
import { machineNames, machines } from '../walks/models';
import { transitionsOf } from '../walks/transitions';
import { dataSize, mono, moveAmong, Scroll, Tool } from './controls';
import { Panel } from './Panel';

const all = new Map(machineNames.map((name) => [name, transitionsOf(machines[name]).length]));

/** Coverage of each machine since the workbench was opened. */
export function CoveragePanel() {
  const { coverage, player } = useSession();
  const taken = useStore(coverage);
  const chosen = useMachineName();
  return (
    <Panel
      heading="Coverage"
      explanation="Transitions taken in this session, by hand or by path, of all that a machine has. Enter chooses it."
    >
      <Scroll onKeyDown={moveAmong}>
        <Table>
          <tbody>
            {machineNames.map((name) => {
              const [count, of] = [taken.get(name)?.size ?? 0, all.get(name) ?? 0];
              return (
                <tr key={name}>
                  <th scope="row">
                    <Tool
                      aria-current={name === chosen}
                      onClick={() => player.send({ type: 'path.chosen', ...firstPathOf(name) })}
                    >
                      {name}
                    </Tool>
                  </th>
                  <td>
                    <meter value={count} max={of} aria-hidden="true" />
                  </td>
                  <td>
                    {count}/{of}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
}

const Table = styled.table({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontFamily: mono,
  fontSize: dataSize,
  button: { border: 0, minBlockSize: space(6) },
  'th, td': { padding: 0, textAlign: 'start', borderBlockEnd: `1px solid ${color.line}` },
  'td:last-child': { textAlign: 'end' },
  'td:first-of-type': { inlineSize: '45%', paddingInline: space(2) },
  meter: { display: 'block', inlineSize: '100%', blockSize: space(2), background: color.skeleton },
  'meter::-webkit-meter-bar': { border: 0, borderRadius: 0, background: color.skeleton },
  'meter::-webkit-meter-optimum-value': { background: color.ink },
  'meter::-moz-meter-bar': { background: color.ink },
});
