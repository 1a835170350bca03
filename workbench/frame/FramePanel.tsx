import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type Language, languages } from '../../locales/languages';
import { type PagePath, pages } from '../../src/content/navigation';
import { Labelled, Problem, Tool, Tools } from '../panels/controls';
import { Panel } from '../panels/Panel';
import { useSession } from '../session';
import { LiveFrame, type Width, widths } from './LiveFrame';

/** The live site, in either language, at phone or desktop width. */
export function FramePanel() {
  const { frame, open } = useSession();
  const { request, load, problem } = useSelector(frame, ({ context }) => context);
  const hasFailed = useSelector(frame, (snapshot) => snapshot.matches('failed'));
  const [width, setWidth] = useState<Width>('phone');
  const { language, path } = request;
  return (
    <Panel
      isTall
      heading="The live site"
      explanation="The page under development; every machine of it is watched. Another language or page loads it anew, its clock and requests as you set them."
      actions={
        <Tools>
          {languageCodes.map((code) => (
            <Tool
              key={code}
              lang={code}
              aria-pressed={code === language}
              onClick={() => open({ language: code, path })}
            >
              {languages[code].name}
            </Tool>
          ))}
          <Tool onClick={() => open({ language, path })}>Reload</Tool>
        </Tools>
      }
    >
      <Tools>
        <Labelled>
          Page
          <select
            value={path}
            onChange={({ target }) => {
              const chosen = pages.find((page) => page === target.value);
              if (chosen) open({ language, path: chosen });
            }}
          >
            {pages.map((page: PagePath) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        </Labelled>
        {widthNames.map((name) => (
          <Tool key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {widths[name].words}
          </Tool>
        ))}
      </Tools>
      {hasFailed ? (
        <Problem role="alert">
          <strong>The page did not load.</strong>
          {problem}
          <Tool onClick={() => frame.send({ type: 'retry.pressed' })}>Retry</Tool>
        </Problem>
      ) : (
        <LiveFrame key={load} load={load} path={path} width={width} />
      )}
    </Panel>
  );
}

const languageCodes: readonly Language[] = ['en', 'he'];
const widthNames: readonly Width[] = ['phone', 'desktop'];
