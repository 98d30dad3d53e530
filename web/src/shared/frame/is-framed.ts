/** Whether a path is one of the widget that customers embed, in any case (D-01). Every page asks, so it reads no more. */
export const isFramed = (pathname: string): boolean =>
  /^\/(?:widgetadvanced|advancedwidget)\/./i.test(pathname);
