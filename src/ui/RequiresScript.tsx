import styled from '@emotion/styled';

/** Content that needs scripts, hidden when scripts are off. */
export const RequiresScript = styled.div({
  '@media (scripting: none)': { display: 'none' },
});
