import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { connectRecovery } from '../../../src/app/connectRecovery';
import { UnexpectedError } from '../../../src/app/UnexpectedError';
import { ContactForm } from '../../../src/sections/ContactForm';
import { NewVersionNotice } from '../../../src/sections/NewVersionNotice';
import { ChunkLoadError } from '../../../src/services/codeFetching';
import { enquiryField } from '../../sections/forms/enquiry';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { afterwards, answersNothing, openPage, pass, performing, press } from './page';

const t = translatorOf('en');

export const recoveryDriver: ReactDriver = {
  async open(scenario, inspect) {
    const home = location.href;
    const addressOf = (path: string) => new URL(path, home).href;
    const reloaded = scenario === 'after a reload of /services';
    playBrowser();
    let lose = (_: Error) => {};
    const { site } = await openPage(
      <>
        <NewVersionNotice />
        <Page onReady={(told) => (lose = told)} />
        <ContactForm />
      </>,
      { ...(reloaded && { reloadedFor: addressOf('/services') }), inspect },
    );
    connectRecovery(site.actor);
    const main = screen.getByRole('main');

    /** A deployment takes more than one piece of a page at once. */
    const vanish = async (path: string) => {
      history.replaceState(null, '', addressOf(path));
      for (const piece of ['page', 'words']) {
        act(() => lose(new ChunkLoadError(piece)));
        await pass(0);
      }
    };
    const write = (value: string) => fireEvent.change(enquiryField('name'), { target: { value } });
    afterwards(() => history.replaceState(null, '', home));
    return {
      perform: performing({
        'the code of /services cannot be fetched': () => vanish('/services'),
        'the code of /pricing cannot be fetched': () => vanish('/pricing'),
        'the code of /services cannot be fetched, over a draft': async () => {
          write('Dana');
          await vanish('/services');
          write('');
        },
        'load it anew': () =>
          press(screen.getByRole('button', { name: t('errors.newVersion.reload') })),
        'stay here': () => press(screen.getByRole('button', { name: t('layout.banner.close') })),
      }),
      pass,
      answer: answersNothing,
      look: async () => ({
        isPromptingReload: screen.queryByRole('alert') !== null,
        // Nothing stands in the place of a page that is on its way out.
        isReloading: main.childElementCount === 0,
      }),
    };
  },
};

interface Props {
  /** Given the way to make the page lose its code. */
  readonly onReady: (lose: (error: Error) => void) => void;
}

/** A page that can lose its code. */
function Page({ onReady }: Props) {
  const [error, setError] = useState<Error>();
  useEffect(() => onReady(setError), [onReady]);
  return (
    <main>{error ? <UnexpectedError error={error} reset={() => {}} /> : <h1>Services</h1>}</main>
  );
}

/** A browser that reaches every address, and loads none: jsdom cannot, and says so. */
function playBrowser(): void {
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) });
  const { error } = console;
  jest.spyOn(console, 'error').mockImplementation((...told) => {
    if (!String(told[0]).includes('Not implemented: navigation')) error(...told);
  });
  afterwards(() => {
    Reflect.deleteProperty(globalThis, 'fetch');
    sessionStorage.clear();
  });
}
