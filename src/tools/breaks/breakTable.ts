import type { BreakArea } from './break';
import { exportBreaks } from './table/exportBreaks';
import { formBreaks } from './table/formBreaks';
import { hostingBreaks } from './table/hostingBreaks';
import { lookBreaks } from './table/lookBreaks';
import { menuBreaks } from './table/menuBreaks';
import { messageBreaks } from './table/messageBreaks';
import { moderationBreaks } from './table/moderationBreaks';
import { navigationBreaks } from './table/navigationBreaks';
import { outsideBreaks } from './table/outsideBreaks';
import { startBreaks } from './table/startBreaks';

/** Every break, by area. A break whose text has moved moves with it; one goes only with what it guards. */
export const breakTable: readonly BreakArea[] = [
  { area: 'export', breaks: exportBreaks },
  { area: 'hosting', breaks: hostingBreaks },
  { area: 'start', breaks: startBreaks },
  { area: 'navigation', breaks: navigationBreaks },
  { area: 'menus', breaks: menuBreaks },
  { area: 'forms', breaks: formBreaks },
  { area: 'messages', breaks: messageBreaks },
  { area: 'outside', breaks: outsideBreaks },
  { area: 'looks', breaks: lookBreaks },
  { area: 'moderation', breaks: moderationBreaks },
];
