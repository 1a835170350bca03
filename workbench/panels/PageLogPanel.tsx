import * as v from 'valibot';
import type { BenchProps } from '../bench/bench';
import { inputsOf } from '../bench/logInputs';
import { useSession } from '../session';
import { plainText } from '../walks/plainText';
import { FileTools } from './files';
import { LogPanel } from './LogPanel';

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({ at: v.number(), actor: v.string(), event: v.looseObject({ type: v.string() }) }),
  ),
);

/** The log of the workbench, which can be repeated: from one of its lines, or from a file of what came from outside. */
export function PageLogPanel({ bench: { recorder, kind } }: BenchProps) {
  const { repeat } = useSession();
  if (kind === 'alone') return <LogPanel recorder={recorder} />;
  return (
    <LogPanel
      recorder={recorder}
      onRepeat={(entry) => void repeat(inputsOf(recorder.log.get(), entry))}
    >
      <FileTools
        label="Log file"
        download="events.log.json"
        text={() => plainText(inputsOf(recorder.log.get()))}
        onText={(text) => void repeat(v.parse(schema, text))}
      />
    </LogPanel>
  );
}
