import styled from '@emotion/styled';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated, useSite } from '../../site/SiteContext';
import { sheetLine } from '../../tokens/illustrationStyle';
import { surface } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { CloseButton } from '../../ui/CloseButton';
import { readCarriedMenu } from '../menuEditor/carriedMenu';

/** The written menu that came along to the form, with its picture. The message is sent with its address. */
export function CarriedMenu({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t, language } = useI18n();
  const { fetchCode } = useSite();
  const navigate = useNavigate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHydrated = useHydrated();
  const carried = readCarriedMenu(useLocation({ select: ({ state }) => state }));
  const menu = isHydrated ? carried : undefined;
  const address = menu?.address;
  useEffect(() => {
    if (!address) return;
    // The card does without a picture if its code does not load.
    fetchCode('carriedMenu', () => import('../menuEditor/menuPicture')).then(
      ({ drawCarriedMenu }) => canvas.current && drawCarriedMenu(canvas.current, address, language),
      () => {},
    );
  }, [address, language, fetchCode]);
  if (!menu) return null;
  return (
    <Card>
      <Picture ref={canvas} aria-hidden="true" />
      <p>
        {t('contact.form.menu')}
        <Name dir="auto">{menu.name}</Name>
      </p>
      <CloseButton
        label={t('contact.form.removeMenu')}
        onClick={() => {
          void navigate({ to: '/contact', search: true, replace: true, resetScroll: false });
          onRemoved();
        }}
      />
    </Card>
  );
}

const Card = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: space(4),
  padding: space(3),
  border: sheetLine,
  ...surface.sheet,
});

const Picture = styled.canvas({ inlineSize: '6rem', blockSize: '7.5rem' });

const Name = styled.strong({
  display: 'block',
  ...displayed(size.heading),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
