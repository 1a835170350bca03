import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { textLanguage } from '../../i18n/textLanguage';
import { navLinks, shownLinks } from '../../site/navigation';
import { useSettings } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { space, targetSize, touchTarget } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { SiteLink } from '../../ui/SiteLink';

interface Props {
  /** A row in the header; a column in the panel, where a followed link replaces the panel's history entry. */
  readonly layout: 'row' | 'column';
}

/** The six links of the site with the current one highlighted. */
export function NavigationLinks({ layout }: Props) {
  const { t, language } = useI18n();
  const settings = useSettings();
  const NavLink = layout === 'row' ? RowLink : ColumnLink;
  return (
    <List role="list" data-layout={layout}>
      {shownLinks(settings, navLinks).map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            lang={textLanguage(t(label), language)}
            activeOptions={{ exact: true, includeSearch: false }}
            replace={layout === 'column'}
          >
            {t(label)}
          </NavLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `clamp(${space(3)}, 1.8vw, ${space(6)})`,
  // Wider spacing, because Hebrew words are shorter. Source: docs/specification.md, section 2.
  'html:lang(he) &[data-layout="row"]': { columnGap: `clamp(${space(5)}, 2.8vw, ${space(9)})` },
  '&[data-layout="column"]': {
    flexDirection: 'column',
    // A rule between two items, whichever they are.
    '& > li + li': { borderBlockStart: `2px dotted ${color.line}` },
  },
});

const RowLink = styled(SiteLink)({
  ...touchTarget,
  justifyContent: 'center',
  minInlineSize: targetSize,
  fontSize: size.small,
  fontWeight: 700,
  textDecoration: 'none',
  // As wide as the word.
  '&&:is(:hover, [aria-current="page"])': {
    textDecoration: `underline 3px ${color.line}`,
    textUnderlineOffset: space(2.5),
  },
  '&&[aria-current="page"]': { textDecorationColor: color.accent },
});

const ColumnLink = styled(SiteLink)({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  ...displayed(size.heading),
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current="page"]': { color: color.accent, textDecoration: 'underline' },
});
