/** Where views of news flashes are sent, without the schemas of the contract, which weigh more than the page that sends one. */
export const NEWS_VIEWS = { service: 'activity', method: 'POST', path: '/newsflash' } as const;
