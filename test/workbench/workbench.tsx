import { createRoot } from 'react-dom/client';
import { Inspector } from './inspector';
import { Stepper } from './stepper';

const root = document.getElementById('root');
const isInspector = location.pathname.endsWith('/inspector');
if (root) createRoot(root).render(isInspector ? <Inspector /> : <Stepper />);
