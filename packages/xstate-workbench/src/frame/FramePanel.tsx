import { useLayoutEffect, useState } from 'react';
import { useStore } from '../bench/store';
import { type Width, widths } from '../page/address';
import { useSession } from '../page/session';
import { Choice, Tool } from '../panels/controls';
import { Panel } from '../panels/Panel';
import { connectKeys } from '../player/connectKeys';

/** The running application, in any of its variants, at phone or desktop width. */
export function FramePanel() {
  const { catalog, frame, open, width: chosenWidth } = useSession();
  const { request, load, problem } = useStore(frame.state);
  const width = useStore(chosenWidth);
  const { variants, path, scenario } = request;
  const hash = scenario ? catalog.placeOf(scenario.machine)?.hash : '';
  return (
    <Panel
      isTall
      heading="The live site"
      explanation="Another page or variant reloads it, and keeps the settings of clock and requests."
      actions={<Tool onClick={() => open({ variants, path })}>Reload</Tool>}
    >
      <div className="row">
        <Choice
          label="Page"
          value={path}
          options={catalog.config.pages ?? []}
          onChoose={(path) => open({ variants, path })}
        />
        {Object.entries(catalog.config.variants ?? {}).map(([name, labels]) => (
          <Choice
            key={name}
            label={name.charAt(0).toUpperCase() + name.slice(1)}
            value={variants[name] ?? ''}
            options={Object.keys(labels)}
            nameOf={(value) => labels[value] ?? value}
            onChoose={(value) => open({ variants: { ...variants, [name]: value }, path })}
          />
        ))}
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
