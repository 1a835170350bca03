import { claims } from '../../src/content/claims';

test('[S9] the claims: 99.9% uptime, 24 hours, 30 minutes, 1 week', () => {
  expect(claims).toEqual({ uptime: 99.9, replyHours: 24, meetingMinutes: 30, startWeeks: 1 });
});
