export default { serverExternalPackages: ['mitako', '@mitako/rail-mtn-momo'] };
