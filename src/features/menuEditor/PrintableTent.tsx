import styled from '@emotion/styled';
import { heroMenu } from '../../content/heroMenu';
import { useI18n } from '../../i18n/I18nContext';
import { useMenuEditorMessages } from '../../i18n/menuEditorMessages';
import { QrCode } from '../../illustrations/QrCode';
import { color } from '../../tokens/roles';
import { displayFace } from '../../tokens/type';
import type { DrawnCode } from '../../ui/drawQrCode';
import { PrintedSheet } from '../../ui/PrintedSheet';

/** A table tent for printing on A5: folded in half, it shows its code on both sides. */
export function PrintableTent({ name, code }: { readonly name: string; readonly code: DrawnCode }) {
  const { language } = useI18n();
  const t = useMenuEditorMessages();
  const half = (
    <>
      <Name dir="auto">{name}</Name>
      <LargeCode code={code} />
      <span>{heroMenu.tent.scan[language]}</span>
    </>
  );
  return (
    <PrintedSheet>
      <Half data-upside-down="">{half}</Half>
      <Fold>{t('fold')}</Fold>
      <Half>{half}</Half>
    </PrintedSheet>
  );
}

/** Slightly less than half of 210 mm, because rounding would add a second page. */
const Half = styled.div({
  blockSize: '104.5mm',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '9mm 8mm 8mm',
  overflow: 'hidden',
  color: color.sheetInk,
  fontSize: '13pt',
  textAlign: 'center',
  '&[data-upside-down]': { rotate: '180deg' },
});

const LargeCode = styled(QrCode)({ inlineSize: '58mm', blockSize: '58mm' });

const Name = styled.strong({
  fontFamily: displayFace,
  fontSize: '22pt',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

/** Zero height, so that both halves have the same size. */
const Fold = styled.div({
  position: 'relative',
  zIndex: 1,
  blockSize: 0,
  borderBlockStart: `0.3mm dashed ${color.line}`,
  paddingInline: '4mm',
  fontSize: '7pt',
  lineHeight: '4mm',
  color: color.inkSoft,
});
