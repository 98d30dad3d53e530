/** Stands in for `firebase/app` where tests run in process: there is nothing to be silent about. */
export const setLogLevel = (_level: string) => undefined;
