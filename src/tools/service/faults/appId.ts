import { siteConfig } from '../../../site.config';

/** The site that the service keeps reviews of where nothing else is set. */
export const appId = siteConfig.reviewsAppId;
