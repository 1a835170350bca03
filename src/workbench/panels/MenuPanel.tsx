import { useState } from 'react';
import type { Language } from '../../../locales/languages';
import { MenuDemo } from '../menu/MenuDemo';
import { Tool, Tools } from './controls';
import { Panel } from './Panel';

/** The menu component with submenus, which no page has. */
export function MenuPanel() {
  const [language, setLanguage] = useState<Language>('en');
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Panel
      heading="Menu with a submenu"
      explanation="The site’s menu component with what no page has: submenus, choices, an item that is sold out."
      actions={
        <Tools>
          <Tool type="button" onClick={() => setLanguage(other)}>
            {other === 'he' ? 'In Hebrew' : 'In English'}
          </Tool>
          <a href={`?view=menu&lang=${language}`}>On its own</a>
        </Tools>
      }
    >
      <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'}>
        <MenuDemo key={language} language={language} />
      </div>
    </Panel>
  );
}
