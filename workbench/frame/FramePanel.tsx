import { useLayoutEffect, useState } from 'react';
import { languageCodes, languages } from '../../locales/languages';
import { pages } from '../../src/site/navigation';
import { type Width, widths } from '../address';
import { useStore } from '../bench/store';
import { Choice, Tool } from '../panels/controls';
import { Panel } from '../panels/Panel';
import { connectKeys } from '../player/connectKeys';
import { useSession } from '../session';
import { livePlaceOf } from '../walks/models';

/** The live site, in either language, at phone or desktop width. */
export function FramePanel() {
  const { frame, open, width: chosenWidth } = useSession();
  const { request, load, problem } = useStore(frame.state);
  const width = useStore(chosenWidth);
  const { language, path, scenario } = request;
  const hash = scenario ? livePlaceOf(scenario.machine)?.hash : '';
  return (
    <Panel
      isTall
      heading="The live site"
      explanation="Another language or page reloads it, and keeps the settings of clock and requests."
      actions={<Tool onClick={() => open({ language, path })}>Reload</Tool>}
    >
      <div className="row">
        <Choice
          label="Page"
          value={path}
          options={pages}
          onChoose={(path) => open({ language, path })}
        />
        <Choice
          label="Language"
          value={language}
          options={languageCodes}
          nameOf={(code) => languages[code].name}
          onChoose={(language) => open({ language, path })}
        />
        <Choice
          label="Width"
          value={width}
          options={['phone', 'desktop']}
          nameOf={(name: Width) => `${name}, ${widths[name]} px`}
          onChoose={chosenWidth.set}
        />
      </div>
      {problem !== undefined ? (
        <div role="alert">
          <strong>The page did not load.</strong>
          {problem}
          <Tool onClick={() => frame.open(request)}>Retry</Tool>
        </div>
      ) : (
        <LiveFrame key={load} path={`${path}${hash}`} width={width} />
      )}
    </Panel>
  );
}

interface LiveFrameProps {
  readonly path: string;
  readonly width: Width;
}

/** The framed page of one load. The styles scale it down to the available space. */
function LiveFrame({ path, width }: LiveFrameProps) {
  const { frame, player } = useSession();
  const [host] = useState(frame.state.get);
  // Before the page reads it.
  useLayoutEffect(() => {
    window.workbenchHost = host;
  }, [host]);
  return (
    <div className="place">
      <iframe
        title="The live site"
        width={widths[width]}
        src={path}
        onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
          // The browser's error page has another origin.
          if (contentDocument && contentWindow) connectKeys(contentWindow, player);
          else host.failed(`${path} could not be reached.`);
        }}
      />
    </div>
  );
}
