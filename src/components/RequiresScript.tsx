import styled from '@emotion/styled';

/** What does nothing without scripts, and so is not shown without them. */
export const RequiresScript = styled.div({
  '@media (scripting: none)': { display: 'none' },
});
