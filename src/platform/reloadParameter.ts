/** Query parameter that marks a reload by the site. Its value is the language. */
export const reloadParameter = 'reloaded';
