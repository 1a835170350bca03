import { useSelector } from '@xstate/react';
import type { Language } from '../../locales/languages';
import { useSiteActor } from './SiteContext';

export interface LanguageChoice {
  readonly language: Language;
  readonly isLoading: boolean;
  choose(language: Language): void;
}

/** The page's language, and a function to change it. */
export function useLanguage(): LanguageChoice {
  const actor = useSiteActor('language');
  return {
    language: useSelector(actor, ({ context }) => context.language),
    isLoading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (language) => actor.send({ type: 'language.chosen', language }),
  };
}
