import styled from '@emotion/styled';
import type { PortfolioProject } from '../../content/portfolio';
import { useI18n } from '../../i18n/I18nContext';
import { from, singleColumn, space } from '../../tokens/space';
import { displayed, measure, size } from '../../tokens/type';
import { ButtonAnchor } from '../../ui/Button';
import { SampleBadge } from '../../ui/SampleBadge';
import { areSamples } from './areSamples';
import { ProjectCover } from './ProjectCover';

interface Props {
  readonly projects: readonly PortfolioProject[];
  /** Loads the first row at once. */
  readonly isOnFirstScreen?: boolean;
}

/** Projects as cards, or the empty message. Source: docs/specification.md, section 2. */
export function ProjectCards({ projects, isOnFirstScreen }: Props) {
  const { t, language } = useI18n();
  if (projects.length === 0) return <Empty>{t('portfolio.empty')}</Empty>;
  const hasBadges = !areSamples(projects);
  return (
    <ProjectList role="list">
      {projects.map(({ id, name, place, service, description, image, link, sample }, index) => (
        <Card key={id}>
          <ProjectCover id={id} image={image} isLazy={!isOnFirstScreen || index > 1} />
          <Words>
            <Name>{name[language]}</Name>
            <Order>
              {`${place[language]} · ${t(`services.items.${service}.title`)} `}
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

const Empty = styled.p({ fontSize: size.lead });

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
  justifyItems: 'start',
  alignItems: 'start',
  gap: space(2),
});

const Name = styled.h3({
  ...displayed(size.lead, 900),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

const Description = styled.p({ maxInlineSize: measure });

const Preview = styled(ButtonAnchor)({ marginBlockStart: space(2) });

/** Town and order. */
const Order = styled(Description)({ fontSize: size.small, fontWeight: 700 });
