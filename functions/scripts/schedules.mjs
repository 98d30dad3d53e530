const EVERY = /^every ([0-9]+) minutes$/;

function minutesOf(name, schedule) {
  const minutes = EVERY.exec(schedule)?.[1];
  if (minutes === undefined) throw new Error(`${name}: cannot run '${schedule}', only 'every N minutes'`);
  return Number(minutes);
}

/**
 * The schedules among the built functions. @param functions what `dist/index.js` exports
 * @returns of each its name, the minutes between two runs, and what runs it
 */
export const schedulesOf = (functions) =>
  Object.entries(functions).flatMap(([name, value]) => {
    const schedule = value.__endpoint?.scheduleTrigger?.schedule;
    return schedule === undefined ? [] : [{ name, minutes: minutesOf(name, schedule), run: value.run }];
  });
