/**
 * Keeps of phases only the stages that are wanted. Stages that belong to no phase come first, one after the other.
 * @param phases lists of lanes; a lane is a list of names of stages
 */
export function phasesOf(phases, wanted) {
  const known = new Set(phases.flat(2));
  const others = wanted.filter((name) => !known.has(name));
  const kept = phases.map((lanes) => {
    const some = lanes.map((lane) => lane.filter((name) => wanted.includes(name)));
    return some.filter((lane) => lane.length > 0);
  });
  return [[others], ...kept].filter((lanes) => lanes.flat().length > 0);
}

async function runLane(lane, runStage, isAlone) {
  const results = [];
  for (const name of lane) results.push(...(await runStage(name, { isAlone })));
  return results;
}

/**
 * Runs the phases one after the other, the lanes of a phase side by side, and the stages of a lane in their order.
 * If a stage throws, the other lanes of its phase end first, so that nothing is left running.
 * @param runStage gets the name of a stage and whether no other runs beside it; returns the stage's results
 */
export async function runPhases(phases, runStage) {
  const results = [];
  for (const lanes of phases) {
    const isAlone = lanes.length === 1;
    const ended = await Promise.allSettled(lanes.map((lane) => runLane(lane, runStage, isAlone)));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    results.push(...ended.flatMap(({ value }) => value));
  }
  return results;
}
