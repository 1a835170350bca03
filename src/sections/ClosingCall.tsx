import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Section } from '../components/Section';
import { space } from '../tokens/space';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** One or two links that look like buttons. */
  readonly children: ReactNode;
}

/** The last word of a page, on deep green. */
export function ClosingCall({ heading, lead, children }: Props) {
  return (
    <Section id="closing" ground="deep" heading={heading} lead={lead}>
      <Actions>{children}</Actions>
    </Section>
  );
}

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
