import styled from '@emotion/styled';
import { serviceTagItems } from '../../content/drawings';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import {
  inkLine,
  inkStroke,
  lettering,
  paperStroke,
  printedTitle,
  sheetLine,
  standingStyle,
} from './drawingStyle';

/** A maintenance tag with completed and planned work. */
export function ServiceTag() {
  const { t } = useI18n();
  return (
    <Stand aria-hidden="true" data-object="serviceTag">
      <Post viewBox="0 0 40 64">
        <path d="M16 63V10h8v53" />
        <circle cx="20" cy="8" r="7" />
      </Post>
      <Tag>
        <Shape viewBox="0 0 176 200" preserveAspectRatio="none">
          <path d="M26 1H150L175 26V199H1V26Z" vectorEffect="non-scaling-stroke" />
        </Shape>
        <Eye />
        <Loop viewBox="0 0 40 48">
          <path d="M15 4C0 8 4 32 20 44 36 32 40 8 25 4M15 4h10" />
        </Loop>
        <Title>{t('objects.serviceTag.title')}</Title>
        {serviceTagItems.map(({ item, isDone }) => (
          <Item key={item}>
            <Box viewBox="0 0 20 20">
              <path d="M2 4h14v14H2z" />
              {isDone && <path data-tick="" d="m5.5 10 4 4.5L18 2" />}
            </Box>
            {t(item)}
          </Item>
        ))}
      </Tag>
      <Foot />
    </Stand>
  );
}

const Stand = styled.div(lettering, standingStyle, {
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '11rem',
});

/** Continues behind the tag to the foot. */
const Post = styled.svg(inkStroke, {
  inlineSize: '2.5rem',
  marginBlockEnd: `-${space(4)}`,
  fill: color.wood,
});

const Tag = styled.div({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: space(2),
  inlineSize: '11rem',
  paddingBlock: `${space(9)} ${space(4)}`,
  paddingInline: space(5),
  color: color.onHighlight,
});

const Shape = styled.svg(paperStroke, {
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: color.highlight,
  overflow: 'visible',
});

const Eye = styled.span({
  position: 'absolute',
  insetBlockStart: space(3),
  insetInlineStart: `calc(50% - ${space(2)})`,
  inlineSize: space(4),
  blockSize: space(4),
  border: sheetLine,
  borderRadius: '50%',
  backgroundColor: color.sheet,
});

/** The string around the post and through the eyelet. */
const Loop = styled.svg(inkStroke, {
  position: 'absolute',
  insetBlockStart: `-${space(6)}`,
  insetInlineStart: 'calc(50% - 1.25rem)',
  inlineSize: '2.5rem',
});

const Title = styled.span(printedTitle, { textAlign: 'center' });

const Item = styled.span({ display: 'flex', alignItems: 'center', gap: space(2) });

const Box = styled.svg({
  flex: 'none',
  inlineSize: '1.25rem',
  fill: 'none',
  stroke: color.onHighlight,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-tick]': { strokeWidth: 3 },
});

const Foot = styled.span({
  position: 'relative',
  inlineSize: '6rem',
  blockSize: space(7),
  marginBlockStart: '-2px',
  // The post and its foot.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `0 ${space(3)}`,
    insetInlineStart: 'calc(50% - 5px)',
    inlineSize: '10px',
    borderInline: inkLine,
    backgroundColor: color.wood,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 0,
    blockSize: space(3.5),
    border: inkLine,
    borderStartStartRadius: space(2),
    borderStartEndRadius: space(2),
    backgroundColor: color.wood,
  },
});
