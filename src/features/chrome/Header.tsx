import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { color, surface } from '../../tokens/roles';
import { below, headerHeight, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ButtonLink } from '../../ui/Button';
import { Container } from '../../ui/Section';
import { LanguageSelector } from '../language/LanguageSelector';
import { NavigationLinks } from '../links/NavigationLinks';
import { PanelButton } from '../panel/Panel';
import { Wordmark } from './Wordmark';

/** The top of every page, sticky if the window is high enough. */
export function Header() {
  const { t } = useI18n();
  return (
    <Bar>
      <Row>
        <Wordmark />
        <Wide aria-label={t('layout.nav.label')}>
          <NavigationLinks layout="row" />
        </Wide>
        <WideGroup>
          <LanguageSelector />
          <Start to="/contact" activeOptions={{ exact: true }}>
            {t('layout.getStarted')}
          </Start>
        </WideGroup>
        <EndButton />
      </Row>
    </Bar>
  );
}

const Bar = styled.header({
  position: 'sticky',
  // In a low window, such as one at 400 % zoom, it would leave little of the page.
  '@media print, (max-height: 25em)': { position: 'static' },
  insetBlockStart: 0,
  zIndex: 10,
  ...surface.paper,
  borderBlockEnd: `2px solid ${color.edge}`,
});

/** Elements that are parsed later are at the end of the row, so that they do not move painted elements. */
const Row = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minBlockSize: headerHeight,
});

const Wide = styled.nav({
  marginInlineStart: `clamp(0px, 3.5vw - ${space(7)}, ${space(8)})`,
  [below('navigation')]: { display: 'none' },
});

const WideGroup = styled.div({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  gap: space(3),
  [below('navigation')]: { display: 'none' },
});

const EndButton = styled(PanelButton)({ marginInlineStart: 'auto' });

const Start = styled(ButtonLink)({
  minBlockSize: targetSize,
  paddingInline: space(5),
  fontSize: size.small,
  whiteSpace: 'nowrap',
});
