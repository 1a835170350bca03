import { useState } from 'react';
import type { Language } from '../../../locales/languages';
import { Button } from '../../components/Button';
import { CafeMenu } from './CafeMenu';
import { workbenchWords } from './workbenchWords';

interface Props {
  readonly language: Language;
}

/** The menu component, and what was chosen in it last. */
export function MenuDemo({ language }: Props) {
  const words = workbenchWords[language];
  const [order, setOrder] = useState<string>();
  return (
    <section aria-labelledby="menu-demo">
      <h2 id="menu-demo">{words.menuHeading}</h2>
      <p>{words.menuExplanation}</p>
      <CafeMenu language={language} onOrder={setOrder} />
      <p role="status">{order ? `${words.ordered}: ${order}` : words.nothingOrdered}</p>
      <Button type="button" tone="quiet" onClick={() => setOrder(undefined)}>
        {words.cancelOrder}
      </Button>
    </section>
  );
}
