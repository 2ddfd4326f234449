// The command of the npm package: `airside doctor …`.
const [command] = process.argv.splice(2, 1);
if (command === 'doctor') await import('./doctor/cli');
else {
  console.error('Usage: airside doctor <GraphQL address | schema file> …');
  process.exitCode = 2;
}

export {};
