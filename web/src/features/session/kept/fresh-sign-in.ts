let isFresh = false;

/** Whether somebody is just signing in on this page, as opposed to being found signed in (S4.4). */
export const freshSignIn = {
  begin: () => {
    isFresh = true;
  },
  over: () => {
    isFresh = false;
  },
  isUnderWay: () => isFresh,
};
