import styled from '@emotion/styled';
import { portfolioIsSample } from '../../content/claims';
import { coverAddress, coverSize } from '../../content/covers';
import type { PortfolioProject } from '../../content/portfolio';
import { useI18n } from '../../i18n/I18nContext';
import { Photograph } from '../../illustrations/Photograph';
import { color } from '../../tokens/roles';
import { from, singleColumn, space } from '../../tokens/space';
import { displayed, measure, size } from '../../tokens/type';
import { ButtonAnchor } from '../../ui/Button';
import { SampleBadge } from '../../ui/SampleBadge';
import { Lead } from '../../ui/Section';

interface Props {
  readonly projects: readonly PortfolioProject[];
  /** Loads the first row at once. */
  readonly isOnFirstScreen?: boolean;
}

/** Projects as cards, or the empty message. Source: docs/specification.md, section 2. */
export function ProjectCards({ projects, isOnFirstScreen }: Props) {
  const { t, language } = useI18n();
  if (projects.length === 0) return <Lead>{t('portfolio.empty')}</Lead>;
  // Otherwise, the section says it once.
  const hasBadges = !portfolioIsSample || projects.some(({ sample }) => !sample);
  return (
    <ProjectList role="list">
      {projects.map(({ id, name, place, service, description, image, link, sample }, index) => (
        <Card key={id}>
          <ProjectCover id={id} image={image} isLazy={!isOnFirstScreen || index > 1} />
          <Words>
            <Name>{name[language]}</Name>
            <Order>
              {`${place[language]}\u00a0· ${t(`services.items.${service}.title`)} `}
              {sample && hasBadges && <SampleBadge>{t('portfolio.sample')}</SampleBadge>}
            </Order>
            <Description>{description[language]}</Description>
            <Preview
              tone="quiet"
              href={link[language]}
              target="_blank"
              rel="noopener"
              aria-label={`${t('portfolio.previewOf', { project: name[language] })} (${t('layout.opensInNewTab')})`}
            >
              {t('portfolio.preview')}
            </Preview>
          </Words>
        </Card>
      ))}
    </ProjectList>
  );
}

const ProjectList = styled.ul({
  ...singleColumn,
  rowGap: space(10),
  // Two columns, or one for large text.
  [from('medium')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(20rem, 40%)), 1fr))',
    columnGap: space(8),
  },
});

const Card = styled.li({
  ...singleColumn,
  gridTemplateRows: 'auto 1fr',
  rowGap: space(4),
  // An odd last card takes the whole row.
  [from('medium')]: {
    '&:last-of-type:nth-of-type(odd)': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: space(8),
      alignItems: 'center',
    },
  },
});

const Words = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  placeItems: 'start',
  gap: space(2),
});

const Name = styled.h3({
  ...displayed(size.heading, 900),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

const Description = styled.p({ maxInlineSize: measure });

const Preview = styled(ButtonAnchor)({ marginBlockStart: space(2) });

const Order = styled(Description)({ fontSize: size.small, fontWeight: 700 });

interface CoverProps {
  readonly id: string;
  readonly image: PortfolioProject['image'];
  readonly isLazy: boolean;
}

/** Cover of a project: a photograph, or the upper part of its menu. */
function ProjectCover({ id, image, isLazy }: CoverProps) {
  const { language } = useI18n();
  return (
    <Cover>
      {image ? (
        <Photograph photo={image} crop="cover" isLazy={isLazy} />
      ) : (
        <Menu
          src={coverAddress(id, language)}
          {...coverSize}
          alt=""
          loading={isLazy ? 'lazy' : 'eager'}
        />
      )}
    </Cover>
  );
}

const Cover = styled.div({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: `${coverSize.width} / ${coverSize.height}`,
  backgroundColor: color.surfaceSunken,
  outline: `1px solid ${color.line}`,
});

const Menu = styled.img({ display: 'block', inlineSize: '100%', blockSize: '100%' });
