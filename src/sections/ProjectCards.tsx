import styled from '@emotion/styled';
import { ButtonAnchor } from '../components/Button';
import { SampleMark } from '../components/SampleMark';
import type { PortfolioProject } from '../content/portfolioProject';
import { useI18n } from '../i18n/I18nContext';
import { from, space } from '../tokens/space';
import { size } from '../tokens/type';
import { ProjectCover } from './ProjectCover';

interface Props {
  readonly projects: readonly PortfolioProject[];
  /** Of the cards' headings. */
  readonly level: 'h2' | 'h3';
}

/** Projects as cards; the empty text when there are none. Source: specification, section 2. */
export function ProjectCards({ projects, level: Heading }: Props) {
  const { t, language } = useI18n();
  if (projects.length === 0) return <Empty>{t('portfolio.empty')}</Empty>;
  return (
    <ProjectList role="list">
      {projects.map(({ id, name, description, image, link, sample }) => (
        <Card key={id}>
          <ProjectCover image={image} name={name[language]} />
          <Words>
            {sample && <SampleMark>{t('portfolio.sample')}</SampleMark>}
            <Heading>{name[language]}</Heading>
            <p>{description[language]}</p>
            <ButtonAnchor
              tone="quiet"
              href={link}
              target="_blank"
              rel="noopener"
              aria-label={`${t('portfolio.previewOf', { project: name[language] })} (${t('layout.opensInNewTab')})`}
            >
              {t('portfolio.preview')}
            </ButtonAnchor>
          </Words>
        </Card>
      ))}
    </ProjectList>
  );
}

const Empty = styled.p({ fontSize: size.lead });

const ProjectList = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10),
  [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) },
});

const Card = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(5),
  // The last one of an odd number has the row to itself.
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
  justifyItems: 'start',
  gap: space(3),
  '& h2, & h3': { fontSize: size.heading },
});
