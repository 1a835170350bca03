import { type RefObject, useEffect, useState } from 'react';
import type { Chart } from '../charts/chartOf';
import type { ChartLayout } from '../charts/layOut';

/** Measures each text in `place` by its `data-text`, and lays out the chart. `undefined` until then. */
export function useChartLayout(
  chart: Chart,
  place: RefObject<HTMLElement | null>,
): ChartLayout | undefined {
  const [layout, setLayout] = useState<ChartLayout>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      // Slow, and needs a large library.
      const { layOut } = await import('../charts/layOut');
      if (!isCurrent) return;
      const texts = place.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [];
      const sizes = new Map(
        [...texts].map(({ dataset, offsetWidth, offsetHeight }) => [
          dataset.text,
          { width: offsetWidth, height: offsetHeight },
        ]),
      );
      const result = await layOut(chart, (id) => sizes.get(id) ?? { width: 0, height: 0 });
      if (isCurrent) setLayout(result);
    };
    void draw();
    return () => {
      isCurrent = false;
      setLayout(undefined);
    };
  }, [chart, place]);
  return layout;
}
