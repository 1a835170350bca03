import styled from '@emotion/styled';
import type { LegalSection } from '../../content/legal';
import { useI18n } from '../../i18n/I18nContext';
import { tornSheet } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, headerHeight, space, targetSize } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { Icon } from '../../ui/Icon';

/** Table of contents of a long text: collapsed on phones, beside the text in wide windows. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useI18n();
  return (
    <Slip>
      <details>
        <summary>
          {t('legal.contents')}
          <Icon name="chevron" size={16} />
        </summary>
        <nav>
          <ul role="list">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(heading)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </Slip>
  );
}

const Slip = styled.div(tornSheet, {
  padding: `${space(1)} ${space(5)}`,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: targetSize,
    cursor: 'pointer',
    ...displayed(size.lead),
    '& svg': { marginInlineStart: 'auto', color: color.accent },
  },
  '& [open] > summary svg': { rotate: '180deg' },
  '& nav': { paddingBlockEnd: space(2) },
  '& li': { borderBlockStart: `2px dotted ${color.line}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: targetSize,
    fontSize: size.small,
    lineHeight: 1.3,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [from('navigation')]: {
    '&&': { position: 'sticky' },
    order: 1,
    insetBlockStart: `calc(${headerHeight} + ${space(6)})`,
    alignSelf: 'start',
    inlineSize: '100%',
    maxInlineSize: '22rem',
    justifySelf: 'end',
    // Expanded initially in browsers that support it in CSS.
    '@supports selector(::details-content)': {
      '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& summary': { pointerEvents: 'none', '& svg': { display: 'none' } },
    },
  },
  ...notPrinted,
});
