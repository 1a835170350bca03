import { useEffect, useState } from 'react';
import { type MachineName, machines } from '../../models/machines';

/** A machine's chart as an SVG document; `undefined` until it is drawn. */
export function useChart(machine: MachineName): string | undefined {
  const [chart, setChart] = useState<{ machine: MachineName; svg: string }>();
  useEffect(() => {
    let isWanted = true;
    void draw(machine).then((svg) => isWanted && setChart({ machine, svg }));
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return chart?.machine === machine ? chart.svg : undefined;
}

const drawn = new Map<MachineName, Promise<string>>();

/** Laying out takes a while and a large library: once for each machine, when it is first looked at. */
function draw(machine: MachineName): Promise<string> {
  const known = drawn.get(machine) ?? drawAnew(machine);
  drawn.set(machine, known);
  return known;
}

async function drawAnew(machine: MachineName): Promise<string> {
  const [{ chartOf }, { layOut }, { drawChart }] = await Promise.all([
    import('../../charts/chartOf'),
    import('../../charts/layOut'),
    import('../../charts/drawChart'),
  ]);
  return drawChart(await layOut(chartOf(machines[machine])));
}
