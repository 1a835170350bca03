import { screen } from '@testing-library/react';
import { press } from './page';

/** The button that shows the language of the page. */
export const languageButton = () => screen.getByRole('button', { name: /^(Language|שפה): / });

/** Chooses a language by its own name in the selector's menu. */
export async function chooseLanguage(name: 'English' | 'עברית'): Promise<void> {
  await press(languageButton());
  await press(screen.getByRole('menuitemradio', { name }));
}
