import { useStore } from '../bench/store';
import { useProgress, useSession } from '../page/session';
import { differenceText } from '../paths/failure';
import { type PathFile, readPathFile } from '../paths/pathFile';
import { FileTools } from './files';

/** Exports the recorded path as a file, and imports a file to replay. */
export function PathFiles() {
  const { catalog, choose, open, frame } = useSession();
  const { machine, scenario, taken, differences, lost } = useProgress();
  const { request } = useStore(frame.state);
  const { variants } = request;
  const write = () => {
    const found = [differences, ...taken.map((one) => one.differences)].flat();
    const file: PathFile = {
      ...{ machine, variants, scenario, steps: taken.map(({ step }) => step) },
      recorded: {
        browser: navigator.userAgent,
        address: location.search,
        differences: found.map(differenceText),
        lost: [...lost],
      },
    };
    return JSON.stringify(file, null, 2);
  };
  const read = (text: string) => {
    const { variants: wanted, ...path } = readPathFile(text, catalog);
    const isOther = Object.entries(wanted).some(([name, value]) => variants[name] !== value);
    if (isOther) open({ ...request, variants: { ...variants, ...wanted } });
    choose(path);
  };
  return (
    <>
      <FileTools
        label="Path file"
        download={`${machine}.path.json`}
        text={taken.length > 0 ? write : undefined}
        onText={read}
      />
      {lost.length > 0 && taken.length > 0 && (
        <p role="status">
          The export lacks {lost.length} actions or their payloads: {lost.join(' ')}
        </p>
      )}
    </>
  );
}
