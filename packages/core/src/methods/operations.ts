export { listGatewayMethods, reinstateMethod, suspendMethod } from './gateway-methods.ts';
export { hideMethods, listMethods } from './merchant-methods.ts';
export { listMerchantMethods, setMerchantMethods } from './operator-methods.ts';
