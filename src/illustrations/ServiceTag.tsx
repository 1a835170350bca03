import styled from '@emotion/styled';
import { serviceTagItems } from '../content/drawings';
import { useI18n } from '../i18n/I18nContext';
import {
  lettering,
  paperStroke,
  printedTitle,
  sheetLine,
  standingStyle,
} from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';

/** A maintenance tag with completed and planned work. */
export function ServiceTag() {
  const { t } = useI18n();
  return (
    <Tag aria-hidden="true">
      <Shape viewBox="0 0 176 200" preserveAspectRatio="none">
        <path d="M26 1H150L175 26V199H1V26Z" vectorEffect="non-scaling-stroke" />
      </Shape>
      <Eye />
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
  );
}

const Tag = styled.div(lettering, standingStyle, {
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
  '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
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

const Title = styled.span(printedTitle, { textAlign: 'center' });

const Item = styled.span({ display: 'flex', alignItems: 'center', gap: space(2) });

const Box = styled.svg({
  flex: 'none',
  inlineSize: '1.25rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& [data-tick]': { strokeWidth: 3 },
});
