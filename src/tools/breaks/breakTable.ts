import type { BreakArea } from './break';
import { answerBreaks } from './table/answerBreaks';
import { bookingBreaks } from './table/bookingBreaks';
import { exportBreaks } from './table/exportBreaks';
import { formBreaks } from './table/formBreaks';
import { hostingBreaks } from './table/hostingBreaks';
import { lookBreaks } from './table/lookBreaks';
import { menuBreaks } from './table/menuBreaks';
import { messageBreaks } from './table/messageBreaks';
import { moderationBreaks } from './table/moderationBreaks';
import { navigationBreaks } from './table/navigationBreaks';
import { outsideBreaks } from './table/outsideBreaks';
import { serviceBreaks } from './table/serviceBreaks';
import { settingsBreaks } from './table/settingsBreaks';
import { startBreaks } from './table/startBreaks';

/** Every break, by area. A break whose text has moved moves with it; one goes only with what it guards. */
export const breakTable: readonly BreakArea[] = [
  { area: 'export', breaks: exportBreaks },
  { area: 'hosting', breaks: hostingBreaks },
  { area: 'settings', breaks: settingsBreaks },
  { area: 'start', breaks: startBreaks },
  { area: 'navigation', breaks: navigationBreaks },
  { area: 'menus', breaks: menuBreaks },
  { area: 'forms', breaks: formBreaks },
  { area: 'messages', breaks: messageBreaks },
  { area: 'answers', breaks: answerBreaks },
  { area: 'booking', breaks: bookingBreaks },
  { area: 'outside', breaks: outsideBreaks },
  { area: 'looks', breaks: lookBreaks },
  { area: 'service', breaks: serviceBreaks },
  { area: 'moderation', breaks: moderationBreaks },
];
