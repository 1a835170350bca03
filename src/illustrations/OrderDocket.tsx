import styled from '@emotion/styled';
import { docketLines, showsMenu } from '../content/drawings';
import { useI18n } from '../i18n/I18nContext';
import {
  inkLine,
  lettering,
  printedTitle,
  sheetLine,
  standingStyle,
  tornPaper,
} from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';

/** An order docket on a rail, with a special request. */
export function OrderDocket() {
  const { t } = useI18n();
  return (
    <Pass aria-hidden="true">
      <Rail />
      <Slip>
        <Title>{t('objects.docket.title')}</Title>
        {docketLines.map((line) => (
          <span key={line}>{t(line)}</span>
        ))}
        {showsMenu && <Note>{t('objects.docket.note')}</Note>}
      </Slip>
    </Pass>
  );
}

const Pass = styled.div(lettering, standingStyle, {
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '15rem',
  paddingBlockEnd: space(7),
});

const Rail = styled.div({
  inlineSize: '100%',
  blockSize: space(5),
  border: inkLine,
  borderRadius: radius.small,
  backgroundColor: color.wood,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    inlineSize: space(3),
    border: inkLine,
    backgroundColor: color.wood,
  },
  '&::before': { insetInlineStart: space(2) },
  '&::after': { insetInlineEnd: space(2) },
});

const Slip = styled.div(tornPaper, {
  display: 'grid',
  gap: space(1),
  inlineSize: '11.25rem',
  marginBlockStart: `-${space(2)}`,
  paddingBlock: `${space(5)} ${space(3)}`,
  paddingInline: space(3),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `-${space(2)}`,
    insetInlineStart: `calc(50% - ${space(2)})`,
    inlineSize: space(4),
    blockSize: space(4),
    border: inkLine,
    borderRadius: radius.round,
    backgroundColor: color.lacquer,
  },
});

const Title = styled.span(printedTitle, {
  marginBlockEnd: space(1),
  paddingBlockEnd: space(1.5),
  borderBlockEnd: sheetLine,
});

const Note = styled.span(printedTitle, {
  justifySelf: 'center',
  marginBlockStart: space(2),
  rotate: '-5deg',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.25em',
});
