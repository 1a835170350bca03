import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { alphabets, type Language, languages } from '../../../locales/languages';
import { languageMachine } from '../../../machines/language.machine';
import { type KeyTyped, typeaheadMachine } from '../../../machines/typeahead.machine';
import { loadFonts } from '../../platform/fonts';
import { useSiteActor } from '../../site/SiteContext';
import { actorOptions, type SiteStart, siteActor } from '../../site/siteActor';
import { families } from '../../tokens/type';

/** The language of the page. `followLanguage` reacts to the rendered one. */
export const language = siteActor({
  id: 'language',
  machine: ({ messages }: SiteStart) =>
    languageMachine.provide({
      actors: {
        loadMessages: fromPromise<void, Language>(async ({ input }) => {
          const fonts = families.map((family) => `1em '${family}'`);
          const letter = alphabets[languages[input].alphabets.at(-1) ?? 'latin'];
          await Promise.all([messages.load(input), loadFonts(fonts, letter)]);
        }),
      },
    }),
  input: ({ rendered, host }) => ({ rendered, host }),
  connect(language, { announce }) {
    language.on('language.failed', () => announce((t) => t('layout.announcements.languageFailed')));
  },
});

/** The page's language, and a function to change it. */
export function useLanguage() {
  const actor = useSiteActor(language);
  return {
    language: useSelector(actor, ({ context }) => context.language),
    isLoading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (language: Language) => actor.send({ type: 'language.chosen', language }),
  };
}

/**
 * Type-ahead for one menu or submenu: handles a typed key, and returns `undefined` if it is not type-ahead. Works
 * without a site as well.
 */
export function useTypeahead() {
  const actor = useActorRef(typeaheadMachine, actorOptions('typeahead'));
  return (key: Omit<KeyTyped, 'type'>) => {
    const event: KeyTyped = { type: 'key.typed', ...key };
    if (!actor.getSnapshot().can(event)) return undefined;
    actor.send(event);
    return { match: actor.getSnapshot().context.match };
  };
}
