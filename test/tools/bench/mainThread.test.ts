import { type TraceEvent, taskLines, tasksOf } from '../../../src/tools/bench/mainThread';

const onMain = { pid: 1, tid: 2 };
const named = (pid: number, name: string): TraceEvent => ({
  ph: 'M',
  name: 'thread_name',
  pid,
  tid: 2,
  ts: 0,
  args: { name },
});
const spent = (name: string, from: number, ms: number, own: Partial<TraceEvent> = {}) => ({
  ph: 'X',
  name,
  ...onMain,
  ts: from * 1000,
  dur: ms * 1000,
  ...own,
});

const events: TraceEvent[] = [
  named(1, 'CrRendererMain'),
  named(3, 'CrRendererMain'),
  named(4, 'Compositor'),
  spent('RunTask', 1000, 60),
  spent('ThreadControllerImpl::RunTask', 1000, 60),
  spent('EvaluateScript', 1005, 40, { args: { data: { url: 'http://x/assets/client.1.js' } } }),
  spent('Layout', 1050, 5),
  spent('RunTask', 1100, 10),
  spent('RunTask', 1200, 25, { tdur: 21_000 }),
  // Another page, and a thread that is no page's.
  spent('RunTask', 1000, 30, { pid: 3 }),
  spent('RunTask', 1000, 500, { pid: 4 }),
];

describe('[Bench] Tasks of a trace', () => {
  test('are the busiest page’s that take long enough, each once, with what took longest in them', () => {
    expect(tasksOf(events, 20)).toEqual([
      {
        at: 0,
        duration: 60,
        processor: 60,
        inside: [
          ['EvaluateScript client.1.js', 40],
          ['Layout', 5],
        ],
      },
      { at: 200, duration: 25, processor: 21, inside: [] },
    ]);
  });

  test('read as one line each', () => {
    expect(taskLines(tasksOf(events, 20))[0]).toBe(
      '     0 ms    60 ms    60 ms  EvaluateScript client.1.js 40, Layout 5',
    );
  });
});
