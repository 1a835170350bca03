import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlanCards } from '../../../src/features/pricing/PlanCards';
import { ServiceFeatures } from '../../../src/features/services/ServiceFeatures';
import { I18nContext, useI18n } from '../../../src/i18n/I18nContext';
import type { Translate } from '../../../src/i18n/translator';
import { renderWithSite } from '../../support/renderWithSite';

test('[S2] lists no feature whose words are left out because of what is not sold', async () => {
  await renderWithSite(
    <Shortened>
      <ServiceFeatures of="qrMenu" />
      <PlanCards />
    </Shortened>,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).not.toContain('');
});

function Shortened({ children }: { readonly children: ReactNode }) {
  const i18n = useI18n();
  const left = /qrMenu\.features\.scan|features\.allOfStarter/;
  const shorter = ((key, ...rest) => (left.test(key) ? '' : i18n.t(key, ...rest))) as Translate;
  return (
    <I18nContext value={{ ...i18n, t: Object.assign(shorter, i18n.t) }}>{children}</I18nContext>
  );
}
