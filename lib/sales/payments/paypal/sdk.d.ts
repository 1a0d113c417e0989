// The part of PayPal's SDK that the shop uses; the package has no types of its own.
declare module '@paypal/checkout-server-sdk' {
  export namespace core {
    class PayPalEnvironment {
      constructor(clientId: string, clientSecret: string, baseUrl: string, webUrl: string)
    }
    type Headers = Record<string, string>
    type Request = { path: string; verb: string; headers: Headers; body?: unknown }
    class HttpRequest implements Request {
      path: string
      verb: string
      headers: Headers
    }
    type Response = { statusCode: number; headers: Headers; result?: unknown }
    class PayPalHttpClient {
      constructor(environment: PayPalEnvironment)
      encoder: { serializeRequest(request: Request): string }
      addInjector(injector: (request: Request) => void): void
      getTimeout(): number
      formatHeaders(headers: Headers): Headers
      _parseResponse(body: string, response: Response, headers: Headers): Response
      execute(request: Request): Promise<Response>
    }
  }
  export namespace orders {
    class OrdersCreateRequest extends core.HttpRequest {
      prefer(value: string): void
      requestBody(body: object): void
    }
    class OrdersCaptureRequest extends OrdersCreateRequest {
      constructor(orderId: string)
    }
    class OrdersGetRequest extends core.HttpRequest {
      constructor(orderId: string)
    }
  }
  export namespace payments {
    class CapturesRefundRequest extends orders.OrdersCreateRequest {
      constructor(captureId: string)
    }
    class RefundsGetRequest extends orders.OrdersGetRequest {}
  }
  // a CommonJS module: outside of a bundler its names come with the default
  const sdk: { core: typeof core; orders: typeof orders; payments: typeof payments }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports
  export default sdk
}
