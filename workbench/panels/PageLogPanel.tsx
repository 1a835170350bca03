import { useState } from 'react';
import * as v from 'valibot';
import type { BenchProps } from '../bench/bench';
import { inputsOf } from '../bench/logInputs';
import { useSession } from '../session';
import { plainText } from '../walks/plainText';
import { Problem, Tool } from './controls';
import { ImportTool, saveFile } from './files';
import { LogPanel } from './LogPanel';

const inputs = v.array(
  v.object({ at: v.number(), actor: v.string(), event: v.looseObject({ type: v.string() }) }),
);

/** The log of the workbench, which can be repeated: from one of its lines, or from a file of what came from outside. */
export function PageLogPanel({ bench: { recorder, kind } }: BenchProps) {
  const { repeat } = useSession();
  const [problem, setProblem] = useState('');
  const save = () => saveFile('events.log.json', plainText(inputsOf(recorder.log.get())));
  const load = (text: string) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), inputs), text);
    setProblem(read.success ? '' : `This is no log file: ${read.issues[0].message}`);
    if (read.success) void repeat(read.output);
  };
  if (kind === 'alone') return <LogPanel recorder={recorder} />;
  return (
    <LogPanel
      recorder={recorder}
      onRepeat={(entry) => void repeat(inputsOf(recorder.log.get(), entry))}
    >
      <Tool onClick={save}>Export</Tool>
      <ImportTool label="Log file" onText={load} />
      {problem && <Problem role="alert">{problem}</Problem>}
    </LogPanel>
  );
}
