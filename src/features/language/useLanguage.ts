import { useSelector } from '@xstate/react';
import type { Language } from '../../../locales/languages';
import { useSiteActor } from '../../site/SiteContext';
import { language as languageActor } from './language.actor';

/** The page's language, and a function to change it. */
export function useLanguage() {
  const actor = useSiteActor(languageActor);
  return {
    language: useSelector(actor, ({ context }) => context.language),
    isLoading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (language: Language) => actor.send({ type: 'language.chosen', language }),
  };
}
